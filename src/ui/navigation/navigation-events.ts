/** Dispatched on window when the router sets out for another page; `detail` is the address. */
export const NAVIGATION_EVENT = 'plumbline:navigation'
