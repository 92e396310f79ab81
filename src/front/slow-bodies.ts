import type { ServerResponse } from 'node:http'
import { endSocket } from './end-socket'
import { MOST_BYTES } from './refuse'
import type { Asked, Step } from './step'

/** A call's body is one packet or a few. One that is not there by now is slow. */
const SLOW_MS = 1_000
/** Then it is no use any more: our own pages give up after twice that. An editor's picture may take longer. */
const SLOWEST_MS = 15_000
const SLOWEST_UPLOAD_MS = 60_000
/** Slow bodies that are waited for at once; one more, and the oldest gives way. */
const MOST_SLOW = 100

type Slow = { request: Asked; response: ServerResponse }

const slowOnes = new Set<Slow>()

/**
 * A body is cut off with 408 when it takes too long, or when too many do: slow clients take no place (admit.ts), but each
 * holds a socket and what has come so far. So they crowd out each other, and nobody else.
 */
export const slowBodies: Step = (request, response) => {
  const { 'content-length': announced, 'transfer-encoding': chunked } = request.headers
  const length = Number(announced ?? 0)
  if (length === 0 && !chunked) return 'passed'
  const slowestMs = length > MOST_BYTES ? SLOWEST_UPLOAD_MS : SLOWEST_MS
  const one = { request, response }
  let timer = setTimeout(() => {
    if (request.complete) return
    slowOnes.add(one)
    timer = setTimeout(() => cutOff(one), slowestMs - SLOW_MS)
    const [oldest] = slowOnes
    if (slowOnes.size > MOST_SLOW && oldest) cutOff(oldest)
  }, SLOW_MS)
  const forget = () => {
    clearTimeout(timer)
    slowOnes.delete(one)
  }
  request.once('end', forget)
  // Whoever answers may be done with a request before its body came: it is waited for as long as the connection is there.
  request.once('close', () => {
    if (request.complete || request.socket.destroyed) forget()
  })
  return 'passed'
}

const cutOff = (one: Slow): void => {
  const { request, response } = one
  slowOnes.delete(one)
  if (request.complete) return
  // Answered long ago, a refusal perhaps, and still sending.
  if (response.writableEnded) request.socket.destroy()
  else endSocket(request.socket, '408 Request Timeout')
}
