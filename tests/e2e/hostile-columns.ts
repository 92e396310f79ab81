/** Columns of text that nobody can fill with words of their own, by `table.column`, and why. */
export const NOT_WRITTEN: readonly { columns: RegExp; because: string }[] = [
  {
    columns: /\.(?:id|_parent_id|path|code|number|locale|country|currency|tier|parts)$/,
    because: 'A key, a code or a reference: its shape holds no markup.',
  },
  { columns: /\.(?:email|support_email|to)$/, because: 'An address, checked as one.' },
  {
    columns: /\.(?:salt|hash|visitor_hash|token_hash|reset_password_token)$/,
    because: 'Made by the server.',
  },
  {
    columns: /^media\.(?!alt)/,
    because: 'The name of a file, made safe by Payload (another test looks), and what follows from it.',
  },
  { columns: /^landing_themes\.colours_/, because: 'A colour, checked as one.' },
  {
    columns: /^(?:questions_(?:panels|options)\.panel|exams\.form_practice|item_versions\..*)$/,
    because: 'The grammar of matrices: what is not of it is refused, or not drawn.',
  },
  {
    columns: /^instruments_(?:(?:scales(?:_bands)?|items)\.key|items\.scale)$/,
    because: 'A key, checked as one: a letter, then letters and digits.',
  },
  { columns: /^site_settings\.time_zone$/, because: 'One of the known time zones.' },
  { columns: /^sittings\.reaction$/, because: 'Twelve whole numbers.' },
  {
    columns: /^consents\.(?:ip|shown_hash)$/,
    because: 'An address of the network, and 64 hexadecimal digits.',
  },
  {
    columns: /^customers\.(?:birthday|avatar)$/,
    because: 'A day, checked as one, and a picture that the server made.',
  },
  {
    columns: /^customers\.(?:name|nickname|phone)$/,
    because: 'Cleaned of control and direction marks (unit test), drawn as text for their owner alone.',
  },
  {
    columns: /^(?:customer_sessions|customer_secrets|email_codes)\./,
    because: 'Made by the server; the device is one of a few names.',
  },
  {
    columns: /^sittings\.(?:form|price_list|devices)$|^orders\.discounts$|^consents\.wording$/,
    because: 'Made by the server of what editors published and codes that hold letters only.',
  },
  {
    columns:
      /^(?:payload_|rate_limits|report_links|provider_events|payment_attempts|ledger_entries|reports|anomalies|mails|gateway_states|refunds\.(?!note))/,
    because: 'Written by the system and by signed events of a provider.',
  },
]
