import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { sandboxPortBeside } from '../../../scripts/serve/checks'

const taken: Server[] = []
afterEach(() => {
  for (const server of taken.splice(0)) server.close()
})

/** Listens at a port of the system's choice. */
const takenPort = async (): Promise<number> => {
  const server = createServer()
  taken.push(server)
  await new Promise<void>((done) => server.listen(0, '0.0.0.0', done))
  return (server.address() as AddressInfo).port
}

describe('the port of the sandbox gateway', () => {
  it('is the one after the site’s', async () => {
    const free = await takenPort()
    await new Promise((done) => taken.pop()?.close(done))
    expect(await sandboxPortBeside(free - 1, { asked: undefined })).toBe(free)
  })

  it('is another free one where the one after the site is taken', async () => {
    const next = await takenPort()
    const port = await sandboxPortBeside(next - 1, { asked: undefined })
    expect(port).not.toBe(next)
    const server = createServer()
    taken.push(server)
    await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '0.0.0.0', done))
  })

  it('is another free one behind the last port', async () => {
    const port = await sandboxPortBeside(65_535, { asked: undefined })
    expect(port).toBeGreaterThan(0)
    expect(port).toBeLessThan(65_536)
  })

  it('is the one that was asked for, free or not', async () => {
    const asked = await takenPort()
    expect(await sandboxPortBeside(3000, { asked })).toBe(asked)
  })
})
