// Made from the rows in routes.ts by npm run generate.

/**
 * What no landing page may be called, because the address `/{slug}/…` would be another page's: the first segments of
 * every route and alias, the languages, and what others own.
 */
export const RESERVED_SLUGS: readonly string[] =
  'landing_page landing psychological continue answer_question question quiz answer answer_submit email paying scheme_select payment payinsider primer pay_failed pay_success pay_package report c r retrieve_report retrieve cancel help support protocol user en cn fr es ja hk de pt kr ko api admin media readyz healthz robots sitemap manifest favicon assets'.split(
    ' ',
  )
