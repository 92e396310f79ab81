import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/look/run.ts')
