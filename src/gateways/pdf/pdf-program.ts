import { setPriority } from 'node:os'
import type { Printable } from './printable'
import { renderDocument } from './render-document'

// A program of its own (pdf-process.ts starts it): it is handed documents one after another, and sends each back as the
// bytes of a file. It is given no secret, reaches no database, and is replaced before what a library forgets to free adds up.

// Whoever answers visitors comes first.
setPriority(10)

process.on('message', async ({ document }: { document: Printable }) => {
  try {
    process.send?.({ drawn: await renderDocument(document) })
  } catch (error) {
    process.send?.({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

// Whoever started it is gone.
process.once('disconnect', () => process.exit(0))
