import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/lighthouse/run.ts')
