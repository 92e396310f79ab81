const NUMBER = /^[0-9A-HJKMNP-TV-Z]{12}$/

/** Whether a text could be the number of an order or a sitting. */
export const isOrderNumber = (text: string): boolean => NUMBER.test(text)
