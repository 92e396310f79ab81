// The least that a durable save can be: node:http, one INSERT a request, nothing else.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(
  'create table if not exists bench_inserts (id bigserial primary key, question text, choice int, revision int)',
)

createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', async () => {
    const [answer] = JSON.parse(Buffer.concat(parts).toString()).answers
    await pool.query('insert into bench_inserts (question, choice, revision) values ($1, $2, $3)', [
      answer.id,
      answer.choice,
      answer.revision,
    ])
    response.setHeader('content-type', 'application/json')
    response.end('{"result":200}')
  })
}).listen(Number(process.env.PORT), '127.0.0.1')
