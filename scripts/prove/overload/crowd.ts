import { Agent, request } from 'node:http'

// A program of its own, so that the crowd's work does not slow those who are measured: crowd.ts <url> <per second> <seconds>
// A rate of 0: as many as twenty connections get, one request after the other.
const [url = '', rateGiven = '0', secondsGiven = '5'] = process.argv.slice(2)
const [rate, seconds] = [Number(rateGiven), Number(secondsGiven)]
const CONNECTIONS = rate === 0 ? 20 : 400
const TICK_MS = 10

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
const seen: Record<string, number> = {}
let underWay = 0

const ask = (): Promise<void> =>
  new Promise((done) => {
    underWay += 1
    const end = (status: number | 'lost') => {
      underWay -= 1
      seen[status] = (seen[status] ?? 0) + 1
      done()
    }
    const asked = request(url, { agent, headers: { accept: 'text/html' } }, (response) => {
      response.on('end', () => end(response.statusCode ?? 0)).resume()
    })
    asked.on('error', () => end('lost'))
    asked.end()
  })

const until = performance.now() + seconds * 1000
const tell = () => {
  console.log(JSON.stringify({ seen, perSecond: (seen[200] ?? 0) / seconds }))
  process.exit(0)
}

if (rate === 0) {
  const visitor = async (): Promise<void> => {
    while (performance.now() < until) await ask()
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  tell()
}

let owed = 0
let last = performance.now()
setInterval(() => {
  const now = performance.now()
  if (now > until) tell()
  owed += ((now - last) / 1000) * rate
  last = now
  // What the machine cannot send is not sent later: a crowd does not wait in line for its turn to come.
  for (; owed >= 1; owed -= 1) if (underWay < CONNECTIONS * 2) void ask()
}, TICK_MS)
