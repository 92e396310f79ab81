import { runInstalled } from './bootstrap.mjs'

runInstalled('scripts/backup/backup.ts')
