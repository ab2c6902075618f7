// rejected: no such module 'FoundationNetworking'
import FoundationNetworking
