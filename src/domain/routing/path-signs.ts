// Made from the rows in routes.ts by npm run generate.

/** The pages that keep their position on navigation. */
export const KEEPS_SCROLL =
  /^(?:\/answer_question\/standard\/(?:[a-z0-9]{1,24})-(?:[1-9][0-9]{0,8})|\/question\/(?:[a-z0-9]{1,24})-(?:[1-9][0-9]{0,8})|\/question\/standard\/(?:[a-z0-9]{1,24})-(?:[1-9][0-9]{0,8})|\/quiz\/standard\/(?:[a-z0-9]{1,24})-(?:[1-9][0-9]{0,8}))$/

/** The pages where money is paid. */
export const IS_PAYING =
  /^\/(?:paying|scheme_select|payment|payPage|payinsider|primer|payCheck|pay_failed|pay_success|pay_package|triplePurchase)(?:\/|$)/
