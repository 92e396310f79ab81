// Its own types declare the module `stripe` as version 10, over the one that we pay with.
export { stripePlugin } from '@payloadcms/plugin-stripe'
