// Loaded into the server's process before Next (node --import). Each module adds a step that a request passes before
// Next sees it, in this order.
import './front/console.mjs'
import './front/failed-pages.mjs'
import './front/request-id.mjs'
import './front/health.mjs'
import './front/peer.mjs'
import './front/slow-bodies.mjs'
import './front/admit.mjs'
import './front/gate.mjs'
import './front/headers.mjs'
import './front/hot-calls.mjs'
import './front/lifeline.mjs'
