import type { CourseContent } from '../types.ts';

export const generativeAiEngineering: CourseContent = {
  slug: 'generative-ai-engineering',
  title: 'Generative AI Engineering',
  shortDescription:
    'Build applications on large language models that answer from your own documents, use tools, and are measured before anybody relies on them.',
  description: [
    'Calling a language model takes ten lines. Making an application that is right often enough, says so when it is not, costs what it should and leaks nothing takes engineering. This course is about that engineering.',
    'You build one assistant through the whole course: it answers questions about the rules and timetables of a college, in English and Tamil, from the college’s own documents. Each module adds what the last one lacked: retrieval, evaluation, tools, limits, a user interface, monitoring. We use hosted models and open-weight models side by side, so that you can say what each costs and where it fails.',
  ].join('\n\n'),
  duration: '4 months',
  level: 'Advanced',
  instructor: 'Dr. Priya Venkatesan',
  price: 62000,
  highlights: [
    'Explain what a language model does, and what it cannot do',
    'Build retrieval over your own documents, with citations',
    'Write evaluations first, and let them decide',
    'Give a model tools, and keep it from misusing them',
    'Fine-tune a small open-weight model on one GPU',
    'Work with Tamil text: tokens, transliteration, mixed speech',
    'Keep cost, delay and private data under control',
    'Ship an assistant with logging, feedback and limits',
  ],
  curriculum: [
    {
      module: 'How language models work',
      topics: [
        'Tokens, embeddings and attention with a small model you can read',
        'Training, instruction tuning and preference tuning',
        'Sampling, context windows and their limits',
        'Why models state falsehoods with confidence',
        'Hosted and open-weight models compared on cost and terms',
      ],
    },
    {
      module: 'Prompts as code',
      topics: [
        'Instructions, examples and structure',
        'Structured output with JSON schemas',
        'Prompts under version control',
        'Streaming, retries, timeouts and rate limits',
        'Counting tokens and rupees',
      ],
    },
    {
      module: 'Evaluation before everything',
      topics: [
        'Collecting a test set from real questions',
        'Exact checks, rubrics and model judges',
        'How far a model judge can be trusted',
        'Regression tests in continuous integration',
        'Lab: two hundred questions about one college',
      ],
    },
    {
      module: 'Retrieval',
      topics: [
        'Splitting documents without breaking their meaning',
        'Embeddings, vector search and pgvector',
        'Keyword search, hybrid search and reranking',
        'Citations that can be checked',
        'Scanned PDFs and Tamil fonts',
        'Measuring retrieval apart from the answer',
      ],
    },
    {
      module: 'Tools and agents',
      topics: [
        'Function calling and its schemas',
        'Loops, budgets and stopping',
        'The Model Context Protocol',
        'Asking a person before anything that cannot be undone',
        'Prompt injection, with attacks on your own system',
      ],
    },
    {
      module: 'Fine-tuning and small models',
      topics: [
        'When not to fine-tune',
        'LoRA on one GPU',
        'Preparing and cleaning examples',
        'Quantisation and serving with vLLM',
        'Comparing a tuned small model with a large one',
      ],
    },
    {
      module: 'Shipping',
      topics: [
        'A web interface with streaming and feedback',
        'Logging without keeping private data',
        'Caching, fallbacks and cost alarms',
        'The DPDP Act and what it asks of an assistant',
        'Final demonstration to users of the college',
      ],
    },
  ],
  prerequisites:
    'Good Python (functions, classes, tests), Git, and some experience with web APIs. Those who have finished Python Full Stack Development or Machine Learning Engineering come well prepared. There is an entrance task of about two hours.',
};
