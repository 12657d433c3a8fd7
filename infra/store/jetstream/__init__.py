"""The store in NATS JetStream: the log in replicated streams, and a copy of it at each node."""
