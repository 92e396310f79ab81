import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Our site's stand-in: embeds the form as the checkout does and keeps every message with its origin. */
const PAGE = `<!doctype html><title>checkout</title><body style="margin:0">
<iframe id="card" style="border:0;width:100%;display:block" title="card"></iframe><button id="pay">Pay</button>
<script>
window.messages = []
const frame = document.getElementById('card')
addEventListener('message', (event) => {
  if (event.source !== frame.contentWindow) return
  messages.push({ origin: event.origin, ...event.data })
  if (event.data.type === 'plumbline:height') frame.style.height = event.data.height + 'px'
})
const form = new URL(decodeURIComponent(location.hash.slice(1)))
document.getElementById('pay').onclick = () => frame.contentWindow.postMessage({ type: 'plumbline:submit' }, form.origin)
frame.src = form
</script>`

export const startSite = async () => {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
