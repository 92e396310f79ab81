import type { Plugin } from 'payload'

export declare const stripePlugin: (options: {
  stripeSecretKey: string
  isTestKey?: boolean
  rest?: boolean
  logs?: boolean
}) => Plugin
