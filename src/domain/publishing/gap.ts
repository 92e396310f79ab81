export type GapCode =
  | 'missing_translation'
  | 'missing_alternative'
  | 'missing_legal'
  | 'missing_theme'
  | 'unreadable_theme'
  | 'missing_price'
  | 'nothing_for_sale'
  | 'kind_not_built'
  | 'incomplete_matrix'
  | 'missing_key'
  | 'same_options'
  | 'dealt_on_diagonals'
  | 'no_answer'
  | 'several_answers'
  | 'another_key'
  | 'unexplained_difficulty'
  | 'key_twice'
  | 'unknown_scale'
  | 'empty_scale'
  | 'broken_bands'
  | 'choices_missing'
  | 'type_missing'
  | 'phrase_missing'
  | 'used_version'
  | 'changed_text'

/** One thing that a document still lacks before it may be published. */
export type Gap = {
  code: GapCode
  /** Where, as forms name it: `blocks.2.items.0.title`. */
  path: string
  /** What lacks there: locales, kinds of legal pages, pairs of colours, currencies, places counted from 1, or a forecast. */
  what: string[]
}
