import { settings } from './settings.mjs'
import { isSignedForStaff } from './staff.mjs'

/** Whether a request bears a cookie of the staff that we signed. Whether its session still holds, Payload knows. */
export const isStaff = ({ headers }) =>
  isSignedForStaff({ cookie: headers.cookie, secret: settings.secret, nowSeconds: Date.now() / 1000 })
