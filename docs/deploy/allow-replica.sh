#!/bin/sh
# PostgreSQL's image allows connections to databases only; the replica reads the log.
set -e
echo 'host replication plumbline all scram-sha-256' >> "$PGDATA/pg_hba.conf"
