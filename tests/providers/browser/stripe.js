// In the place of https://js.stripe.com/*/stripe.js: what react-stripe-js calls of it for a Checkout Session with the
// Payment Element, with fields of its own and a second step. It asks the stand-in of tests/providers/stripe, which the
// test puts behind https://api.stripe.com.
;(() => {
  const ask = async (call, given) => {
    const answer = await fetch(`https://api.stripe.com/test/buyer/${call}`, {
      method: 'POST',
      body: JSON.stringify(given),
    })
    if (!answer.ok) throw new Error(`${call}: ${answer.status}`)
    return answer.json()
  }

  const emitter = () => {
    const handlers = {}
    return {
      on: (event, handler) => {
        handlers[event] = [...(handlers[event] ?? []), handler]
      },
      off: (event, handler) => {
        handlers[event] = (handlers[event] ?? []).filter((each) => each !== handler)
      },
      emit: (event, value) => {
        for (const handler of handlers[event] ?? []) handler(value)
      },
    }
  }

  const FIELDS = [
    ['number', 'Card number', 'cc-number'],
    ['expiry', 'Expiry date', 'cc-exp'],
    ['code', 'Security code', 'cc-csc'],
  ]

  const createPaymentElement = (form) => {
    const { on, off, emit } = emitter()
    const isComplete = () => FIELDS.every(([name]) => form.values[name])
    const rowOf = ([name, words, autocomplete]) => {
      const label = document.createElement('label')
      const input = document.createElement('input')
      label.textContent = words
      label.style.display = 'block'
      input.autocomplete = autocomplete
      input.inputMode = 'numeric'
      input.style.cssText =
        'display: block; width: 100%; min-height: 44px; font-size: 16px; box-sizing: border-box'
      input.addEventListener('input', () => {
        form.values[name] = input.value
        emit('change', {
          elementType: 'payment',
          complete: isComplete(),
          empty: false,
          value: { type: 'card' },
        })
      })
      label.append(input)
      return label
    }
    let root = null
    return {
      on,
      off,
      once: on,
      update: () => {},
      focus: () => {},
      mount: (node) => {
        root = document.createElement('div')
        root.append(...FIELDS.map(rowOf))
        node.append(root)
        // Handlers are attached in the effect after this one.
        setTimeout(() => {
          // No wallet here, as in most browsers.
          emit('availablepaymentmethodschange', {
            elementType: 'payment',
            paymentMethods: { card: { available: true }, googlePay: { available: false } },
          })
          emit('ready', {})
        }, 50)
      },
      unmount: () => root?.remove(),
      destroy: () => root?.remove(),
    }
  }

  /** The bank's second step, over our page as Stripe's own is. */
  const askBuyer = () =>
    new Promise((done) => {
      const dialog = document.createElement('dialog')
      dialog.setAttribute('aria-label', 'Second step')
      for (const decision of ['approve', 'refuse']) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = `Stripe test: ${decision}`
        button.addEventListener('click', () => {
          dialog.remove()
          done(decision)
        })
        dialog.append(button)
      }
      document.body.append(dialog)
      dialog.showModal()
    })

  const initCheckoutElementsSdk = ({ clientSecret }) => {
    const form = { values: {} }
    const session = {
      id: clientSecret,
      canConfirm: true,
      status: { type: 'open' },
      email: 'buyer@example.com',
    }
    const refused = (error) => ({ type: 'error', error })
    const confirm = async () => {
      if (!FIELDS.every(([name]) => form.values[name]))
        return refused({ message: 'Your card number is incomplete.', code: null })
      const card = form.values.number.replace(/\D/g, '')
      let told = await ask('confirm', { session: clientSecret, card })
      if (told.status === 'requires_action')
        told = await ask('step', { session: clientSecret, decision: await askBuyer() })
      if (told.status === 'succeeded' || told.status === 'processing') return { type: 'success', session }
      return refused({
        message: 'Your card was declined.',
        code: 'paymentFailed',
        paymentFailed: { declineCode: told.declineCode },
      })
    }
    return {
      on: () => {},
      changeAppearance: () => {},
      loadFonts: () => {},
      createPaymentElement: () => createPaymentElement(form),
      loadActions: async () => {
        try {
          await ask('session', { session: clientSecret })
        } catch (error) {
          return refused({ message: error.message, code: null })
        }
        return { type: 'success', actions: { confirm, getSession: () => session } }
      },
    }
  }

  const unused = () => {
    throw new Error('the checkout does not use this')
  }
  const Stripe = () => ({
    elements: unused,
    createToken: unused,
    createPaymentMethod: unused,
    confirmCardPayment: unused,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
    initCheckoutElementsSdk,
  })
  // The release that @stripe/stripe-js asks for, as its script's address has it.
  Stripe.version = document.currentScript.src.split('/').at(-2)
  window.Stripe = Stripe
})()
