import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/generate/run.ts')
