// Loaded into the server's process before Next (node --import). Each module adds a step that a request passes before
// Next sees it, in this order.
import './front/peer.mjs'
import './front/gate.mjs'
import './front/headers.mjs'
import './front/lifeline.mjs'
