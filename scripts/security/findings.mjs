/** What electronegativity finds and why it stays; docs/security.md says the same to a reader. */
export const expected = {
  'CSP_GLOBAL_CHECK N/A':
    'it looks for the policy in the pages; ours is a header of every file that is served',
  'OPEN_EXTERNAL_JS_CHECK main/electron/shell-ports.ts':
    'only what contract/external-link.ts lets pass: https, or http on loopback',
}

export const strange = found => ({
  unexplained: found.filter(finding => expected[finding] === undefined),
  gone: Object.keys(expected).filter(finding => !found.includes(finding)),
})
