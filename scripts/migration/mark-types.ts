/** Payload imports its two types as values, which `verbatimModuleSyntax` refuses: each is marked with `type`. */
export const markTypes = (text: string): string =>
  text.replace(/^import \{[^}]*\} from '@payloadcms\/db-postgres'/m, (line) =>
    line.replace(/(?<!type )\b(Migrate(?:Up|Down)Args)\b/g, 'type $1'),
  )
