// Everything works without this file: it copies a key at a click, and keeps a second click from sending a form twice.

for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  button.addEventListener('click', async () => {
    const field = document.getElementById(button.dataset.copy)
    const status = document.getElementById(`${button.dataset.copy}-status`)
    try {
      await navigator.clipboard.writeText(field.value)
      status.textContent = button.dataset.done
    } catch {
      field.focus()
      field.select()
      status.textContent = button.dataset.failed
    }
  })
}

for (const form of document.querySelectorAll('form[method="post"]')) {
  form.addEventListener('submit', event => {
    if (form.dataset.sent) event.preventDefault()
    form.dataset.sent = 'yes'
  })
}

// a page that comes back out of the browser's memory may be used again
addEventListener('pageshow', event => {
  if (event.persisted) for (const form of document.forms) delete form.dataset.sent
})
