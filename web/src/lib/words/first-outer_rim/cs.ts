export default import.meta.glob<string>('../../../../../src/starboard/texts/cs/web-first-outer_rim.ftl', { query: '?raw', import: 'default', eager: true })
