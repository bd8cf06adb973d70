export default import.meta.glob<string>('../../../../../src/starboard/texts/en/web-first.ftl', { query: '?raw', import: 'default', eager: true })
