import type { Messages } from './namespaces'

declare module 'next-intl' {
  // Declaration merging needs an interface.
  interface AppConfig {
    Messages: Messages
  }
}
