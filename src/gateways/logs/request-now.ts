import { AsyncLocalStorage } from 'node:async_hooks'

type Context = { id: string | undefined }

// Next bundles a module several times in one process, and the front is bundled apart: all of them read the same one.
const holder = globalThis as { plumblineRequest?: AsyncLocalStorage<Context> }
holder.plumblineRequest ??= new AsyncLocalStorage()
const storage = holder.plumblineRequest

/** Number of the request that this work is done for: of the visitor's, also in the job that came of it. */
export const requestNow = (): string | undefined => storage.getStore()?.id

/** Runs `work` for a request; one that has no number yet gets it by nameRequest. */
export const forRequest = <Result>(id: string | undefined, work: () => Result): Result =>
  storage.run({ id }, work)

/** Gives the request of now its number. */
export const nameRequest = (id: string): void => {
  const context = storage.getStore()
  if (context) context.id = id
}
