/** A file of a provider's folder: its name without `.ts`, and what it exports. */
type GatewayFile = { exports: readonly string[]; compulsory: boolean }

const every = (...exports: string[]): GatewayFile => ({ exports, compulsory: true })
const ifNeeded = (...exports: string[]): GatewayFile => ({ exports, compulsory: false })

/** The files of `gateways/payments/<provider>`. The same job has the same file and the same name in every folder. */
export const GATEWAY_FILES: Readonly<Record<string, GatewayFile>> = {
  'create-gateway': every('createGateway', 'GatewayOptions'),
  'create-intent': every('createIntent'),
  'fetch-intent': every('fetchIntent'),
  'capture-intent': ifNeeded('captureIntent'),
  'cancel-intent': every('cancelIntent'),
  'create-refund': every('createRefund'),
  'verify-webhook': every('verifyWebhook'),
  'list-events': every('listEvents'),
  'list-movements': every('listMovements'),
  'to-payment-fact': every('toPaymentFact'),
  'event-subject': every('eventSubject'),
  client: every('createClient'),
  'to-gateway-error': every('toGatewayError'),
  wire: every('eventSchema'),
  'find-intent': ifNeeded('findIntent'),
  'list-disputes': ifNeeded('listDisputes'),
  'list-page': ifNeeded('listPage'),
  amounts: ifNeeded('takesMoney', 'toWireMoney', 'fromWireMoney'),
  marks: ifNeeded('writeMark', 'readMark'),
  'decline-code': ifNeeded('declineCode'),
  signature: ifNeeded('checkSignature'),
  'signing-keys': ifNeeded('createSigningKeys'),
  'access-tokens': ifNeeded('createAccessTokens'),
  'account-of': ifNeeded('accountOf'),
  plans: ifNeeded('createPlans'),
  'plan-params': ifNeeded('planParams'),
  'plan-charge': ifNeeded('firstCharge', 'laterCharge'),
  'find-invoice': ifNeeded('billByInvoice'),
  'void-invoices': ifNeeded('voidInvoice', 'voidUnpaid'),
  bill: ifNeeded('Bill'),
}

/** Folders inside a provider's: the sandbox is a provider of our own, and this is its program. */
const FOLDERS = ['sandbox/server']

export type GatewayFolder = {
  provider: string
  folders: readonly string[]
  /** File name to text. */
  files: Readonly<Record<string, string>>
}

/** What of a provider's folder is not as in the list; one sentence each. */
export const wrongGatewayFiles = ({ provider, folders, files }: GatewayFolder): string[] => [
  ...folders
    .filter((name) => !FOLDERS.includes(`${provider}/${name}`))
    .map((name) => `${provider} has a folder ${name}, which is not in the list`),
  ...Object.keys(files)
    .filter((name) => !(name.endsWith('.ts') && Object.hasOwn(GATEWAY_FILES, name.slice(0, -3))))
    .map((name) => `${provider} has a file ${name}, which is not in the list`),
  ...Object.entries(GATEWAY_FILES).flatMap(([name, { exports, compulsory }]) => {
    const text = files[`${name}.ts`]
    if (text === undefined) return compulsory ? [`${provider} has no ${name}.ts`] : []
    return exports
      .filter((each) => !new RegExp(`^export (?:const|type) ${each}\\b`, 'm').test(text))
      .map((each) => `${provider}/${name}.ts does not export ${each}`)
  }),
]
