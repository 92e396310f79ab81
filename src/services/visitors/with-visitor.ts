import { hashToken, newToken } from './tokens'
import { cookieNames, setCookie, type Viewer } from './viewer'

const VISITOR_DAYS = 365

/** The viewer as a known visitor. A browser that has no visitor cookie gets the one to set. */
export const withVisitor = (
  viewer: Viewer,
): { viewer: Viewer & { visitorHash: string }; cookie: string | null } => {
  const { visitorHash } = viewer
  if (visitorHash !== null) return { viewer: { ...viewer, visitorHash }, cookie: null }
  const token = newToken()
  return {
    viewer: { ...viewer, visitorHash: hashToken(token) },
    cookie: setCookie({ name: cookieNames().visitor, value: token, days: VISITOR_DAYS }),
  }
}
