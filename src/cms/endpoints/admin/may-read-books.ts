import type { PayloadRequest } from 'payload'

/** Whoever may read the ledger may see its sums; a rule for some rows only does not allow it. */
export const mayReadBooks = async (req: PayloadRequest): Promise<boolean> =>
  (await req.payload.collections['ledger-entries'].config.access.read({ req })) === true
