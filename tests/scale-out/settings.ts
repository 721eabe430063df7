import { PORTS } from './ports'

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex')
const int32 = (value: number) => value.toString(16).padStart(8, '0')
/** A message of Postgres' protocol: its length counts itself. */
const message = (type: string, body: string) => hex(type) + int32(4 + body.length / 2) + body

const STARTUP = message('', `${int32(0x30000)}${hex('user\0balancer\0database\0postgres\0\0')}`)
const QUESTION = message('Q', hex('select pg_is_in_recovery()\0'))
const GOODBYE = message('X', '')
/** One row, one column, one byte: f. */
const IS_PRIMARY = '440000000b00010000000166'

/** Leads to the one node that is not in recovery, and cuts connections to one that is no longer. */
export const haproxyFile = () => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
  timeout check 3s
listen primary
  bind 127.0.0.1:${PORTS.primary}
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${STARTUP}
  tcp-check send-binary ${QUESTION}
  tcp-check expect binary ${IS_PRIMARY}
  tcp-check send-binary ${GOODBYE}
  default-server check inter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
${PORTS.nodes.map((port) => `  server node${port} 127.0.0.1:${port}`).join('\n')}
`

export const pgbouncerFile = (folder: string) => `
[databases]
querencia = host=127.0.0.1 port=${PORTS.primary} user=querencia
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pooler}
unix_socket_dir =
pidfile =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_login_retry = 0.2
server_connect_timeout = 2
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits
logfile = ${folder}/pgbouncer/pgbouncer.log
`

/** Keeps what may be kept for as long as it says, and asks with its ETag whether it still holds. */
export const nginxFile = () => `
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  proxy_cache_path kept levels=1:2 keys_zone=kept:20m max_size=500m;
  upstream instances {
${PORTS.instances.map((port) => `    server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${PORTS.front} backlog=1024;
    client_max_body_size 50m;
    location / {
      proxy_pass http://instances;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout;
      proxy_cache kept;
      proxy_cache_key $uri$is_args$args$http_accept_encoding;
      proxy_cache_revalidate on;
      proxy_cache_lock on;
      proxy_cache_bypass $http_authorization $http_x_past_front;
      proxy_no_cache $http_authorization;
      add_header X-Front $upstream_cache_status;
    }
  }
}
`
