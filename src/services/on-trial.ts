import { inTransaction, type Transaction } from './transaction'

type Deps = Parameters<typeof inTransaction>[0]

/** Does the work in a transaction and takes it back, whatever came of it. Answers what the work found out. */
export const onTrial = async <Result>(
  deps: Deps,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> => {
  const found: Result[] = []
  const takenBack = new Error('A trial is taken back.')
  await inTransaction(deps, async (transaction) => {
    found.push(await work(transaction))
    throw takenBack
  }).catch((reason) => {
    if (reason !== takenBack) throw reason
  })
  return found[0] as Result
}
