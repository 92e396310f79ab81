import { NAVIGATION_EVENT } from '@/ui/navigation/navigation-events'
import { askForNewBuild, navigateAnew } from '@/ui/navigation/new-build'
import { enterDocument, needsOwnDocument } from '@/ui/navigation/own-document'
import { isChunkError, reloadOnce } from '@/ui/navigation/reload'

/** Next calls this when the router sets out for another page. */
export const onRouterTransitionStart = (href: string, type: 'push' | 'replace' | 'traverse'): void => {
  if (type !== 'traverse' && navigateAnew(href)) return
  // Back and forward have already changed the address.
  if (needsOwnDocument(href)) type === 'traverse' ? window.location.reload() : enterDocument(href)
  window.dispatchEvent(new CustomEvent(NAVIGATION_EVENT, { detail: href }))
  void askForNewBuild()
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void askForNewBuild()
})
window.addEventListener('error', ({ error }) => isChunkError(error) && reloadOnce())
window.addEventListener('unhandledrejection', ({ reason }) => isChunkError(reason) && reloadOnce())
