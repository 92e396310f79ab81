import type { JSONFieldServerComponent } from 'payload'
import { ATTRIBUTES } from '@/domain/matrices/attributes'
import { DIRECTIONS, RULES } from '@/domain/matrices/rules'
import { RulesEditor } from './rules-editor'

const CHOICES = { attribute: ATTRIBUTES, rule: RULES, direction: DIRECTIONS }

/** The grammar of the rules stays on the server; a form is given the names to choose from. */
export const RulesField: JSONFieldServerComponent = ({
  clientField,
  path,
  readOnly,
  permissions,
  schemaPath,
}) => (
  <RulesEditor
    field={clientField}
    path={path}
    readOnly={readOnly}
    permissions={permissions}
    schemaPath={schemaPath}
    choices={CHOICES}
  />
)
