/** SQLSTATE classes and codes of a database that is away, restarting, full, or too busy to go on: try again later. */
const CLASSES = ['08', '53']
const STATES = [
  // Shut down, crashed, starting up, gone idle; a statement or a lock that took too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '55P03',
  // Two transactions in each other's way.
  '40001',
  '40P01',
  // I/O error, idle in a transaction, a replica that may not write.
  '58030',
  '25P03',
  '25006',
]
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]
/** The driver gives these no code. */
const WORDS =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Error: cannot connect to Postgres)/

/**
 * Whether an error says that our records cannot be reached or cannot take anything just now. What was asked may come
 * again unchanged: nothing was acknowledged.
 */
export const isDatabaseUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') {
    if (STATES.includes(code) || NETWORK.includes(code)) return true
    if (/^\w{5}$/.test(code) && CLASSES.includes(code.slice(0, 2))) return true
  }
  if (WORDS.test(error.message)) return true
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner !== error && isDatabaseUnavailable(inner)
}

/** Whether an error says that another transaction kept a lock for longer than we wait. */
export const isLockTimeout = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ((error as { code?: unknown }).code === '55P03') return true
  return error.cause !== error && isLockTimeout(error.cause)
}
