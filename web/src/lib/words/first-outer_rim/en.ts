export default import.meta.glob<string>('../../../../../src/starboard/texts/en/web-first-outer_rim.ftl', { query: '?raw', import: 'default', eager: true })
