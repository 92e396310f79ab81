// In the place of https://www.paypal.com/sdk/js: the buttons' promises, and three buttons that do what a buyer does in
// PayPal's window. Load it from the stand-in (/test/sdk.js), which it then calls.
;(() => {
  const home = new URL(document.currentScript.src).origin
  const approve = (orderID, purse) =>
    fetch(`${home}/test/orders/${orderID}/approve`, { method: 'POST', body: JSON.stringify({ purse }) })
  const CHOICES = { pay: 'pays', decline: 'declines', hold: 'holds', leave: null }

  const Buttons = (options = {}) => {
    let root = null
    const choose = async (purse) => {
      try {
        const orderID = await options.createOrder?.({}, {})
        if (purse === null) return options.onCancel?.({ orderID })
        await approve(orderID, purse)
        await options.onApprove?.({ orderID, payerID: 'TESTBUYER2345' }, { restart: () => choose('pays') })
      } catch (error) {
        options.onError?.(error)
      }
    }
    const buttonOf = ([name, purse]) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.dataset.paypal = name
      button.textContent = `PayPal test: ${name}`
      button.addEventListener('click', () => choose(purse))
      return button
    }
    return {
      isEligible: () => true,
      render: async (container) => {
        root = document.createElement('div')
        root.append(...Object.entries(CHOICES).map(buttonOf))
        const into = typeof container === 'string' ? document.querySelector(container) : container
        into.append(root)
        options.onInit?.({}, { enable: async () => {}, disable: async () => {} })
      },
      close: async () => root?.remove(),
      updateProps: async () => {},
    }
  }
  const { dataset } = document.currentScript
  window[dataset.namespace ?? 'paypal'] = { Buttons, FUNDING: { PAYPAL: 'paypal' }, version: '5.0.0-test' }
})()
