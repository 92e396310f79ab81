import type { Messages } from './messages'

declare module 'next-intl' {
  // Declaration merging needs an interface.
  interface AppConfig {
    Messages: Messages
  }
}
