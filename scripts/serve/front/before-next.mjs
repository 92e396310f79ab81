import { Server } from 'node:http'

const steps = []
const openings = []

/** Adds a step `(request, response) => boolean | void` before Next. One that has answered gives true; nobody else sees that request. */
export const beforeNext = (step) => steps.push(step)

/** Adds work for each server as it begins to listen. */
export const onListening = (opening) => openings.push(opening)

const emit = Server.prototype.emit
Server.prototype.emit = function (event, ...args) {
  if (event === 'request' && steps.some((step) => step(...args) === true)) return true
  if (event === 'listening') for (const opening of openings) opening(this)
  return emit.call(this, event, ...args)
}
