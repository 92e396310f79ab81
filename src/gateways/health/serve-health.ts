import { createServer } from 'node:http'

/**
 * Answers GET /healthz: the process runs and its event loop is not blocked. For the worker, which serves nothing else.
 */
export const serveHealth = (port: number): void => {
  createServer((request, response) => {
    response.statusCode = request.url === '/healthz' ? 200 : 404
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(request.url === '/healthz' ? '{"alive":true}' : '{}')
  })
    .listen(port)
    .unref()
}
