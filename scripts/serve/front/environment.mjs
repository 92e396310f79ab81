import { env } from '../../../src/config/env.ts'

// A server with a wrong environment ends at once and says why; it would answer with faults, or with a known secret.
try {
  env()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
