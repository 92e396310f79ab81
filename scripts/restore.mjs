import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/backup/restore.ts')
