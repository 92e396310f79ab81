import { createServer } from 'node:http'
import { readMetrics } from '../metrics/metrics'

/**
 * A port for those who run the site, never for visitors. GET /healthz: the process runs and its event loop is not blocked;
 * GET /metrics: its figures, as Prometheus reads them.
 */
export const serveHealth = (port: number): void => {
  createServer((request, response) => {
    if (request.url === '/metrics') {
      readMetrics().then(
        ({ type, text }) => response.setHeader('Content-Type', type).end(text),
        () => {
          response.statusCode = 500
          response.end()
        },
      )
      return
    }
    response.statusCode = request.url === '/healthz' ? 200 : 404
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(request.url === '/healthz' ? '{"alive":true}' : '{}')
  })
    .listen(port)
    .unref()
}
