type Args<Method> = { methods: readonly Method[]; applePay: boolean }

/** The methods that can work here. Only Apple Pay tells beforehand; of Google Pay its provider's form tells later. */
export const usableMethods = <Method extends { method: string }>({
  methods,
  applePay,
}: Args<Method>): Method[] => methods.filter(({ method }) => applePay || method !== 'apple_pay')
