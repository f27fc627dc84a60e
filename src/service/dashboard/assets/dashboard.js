// Everything works without this file: it copies a key on click, and prevents a double click from submitting a form twice.

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

// a page restored from the back/forward cache may submit again
addEventListener('pageshow', event => {
  if (event.persisted) for (const form of document.forms) delete form.dataset.sent
})
