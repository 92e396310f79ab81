import { readInTab, storeInTab } from '@/ui/browser/tab-storage'
import { isHealth } from '../health-kinds'

/**
 * The address as it was written in this tab, so that a reload or another test does not ask for it again. Never of or for a test
 * whose answers are health data: who sits here next must not learn of it.
 */
export const readAddress = (examKind: string): string =>
  isHealth(examKind) ? '' : (readInTab('form_email') ?? '')

export const keepAddress = (examKind: string, email: string): void => {
  if (!isHealth(examKind)) storeInTab('form_email', email)
}
