import type { CourseContent } from '../types.ts';

export const machineLearningEngineering: CourseContent = {
  slug: 'machine-learning-engineering',
  title: 'Machine Learning Engineering',
  shortDescription:
    'From the mathematics of a model to a service that keeps working: train, test, deploy, watch and retrain.',
  description: [
    'A model in a notebook helps nobody. This course goes from the notebook to a service that answers in fifty milliseconds, is watched, and is retrained when the world changes.',
    'You write the first models yourself, in NumPy, so that the libraries hold no magic. Then you work with PyTorch on images and text, on rented GPUs, with a budget. The long project is a classifier of plant disease from phone photos, trained on public data and tried in the field with growers near Chengalpattu.',
  ].join('\n\n'),
  duration: '6 months',
  level: 'Advanced',
  instructor: 'Dr. Priya Venkatesan',
  price: 68000,
  highlights: [
    'Derive and write gradient descent and backpropagation yourself',
    'Choose the simplest model that does the work',
    'Train image and text models in PyTorch on a budget',
    'Track experiments so that results can be repeated',
    'Serve a model with an API, a queue and a fallback',
    'Notice drift and retrain without breaking what works',
    'Report what a model gets wrong, and for whom',
  ],
  curriculum: [
    {
      module: 'Mathematics with code',
      topics: [
        'Vectors, matrices and what they do to space',
        'Derivatives, gradients and the chain rule',
        'Probability, likelihood and Bayes',
        'Gradient descent written in NumPy',
      ],
    },
    {
      module: 'Classical models',
      topics: [
        'Linear and logistic regression from scratch',
        'Regularisation, bias and variance',
        'Trees, forests and gradient boosting',
        'Nearest neighbours, SVM and k-means',
        'Feature pipelines with scikit-learn',
        'Cross-validation and honest test sets',
      ],
    },
    {
      module: 'Neural networks',
      topics: [
        'Backpropagation by hand, then in PyTorch',
        'Optimisers, schedules, normalisation',
        'Overfitting, dropout and augmentation',
        'Reading a training curve',
        'Debugging a network that does not learn',
      ],
    },
    {
      module: 'Images',
      topics: [
        'Convolutions and residual networks',
        'Transfer learning with few pictures',
        'Detection and segmentation',
        'Labels: cost, quality, disagreement',
        'Project: leaf disease from phone photos',
      ],
    },
    {
      module: 'Text and sequences',
      topics: [
        'Embeddings and tokenisers, Tamil included',
        'Attention and transformers, built small',
        'Fine-tuning an encoder for classification',
        'Retrieval and ranking',
      ],
    },
    {
      module: 'Data and experiments',
      topics: [
        'Versioning data with DVC',
        'Experiment tracking with MLflow',
        'Reproducible training in containers',
        'GPU time: renting, measuring, saving',
        'Fairness and error analysis by group',
      ],
    },
    {
      module: 'Serving and operating',
      topics: [
        'FastAPI services and batching',
        'ONNX, quantisation and phones',
        'Queues, caching and fallbacks',
        'Monitoring inputs, outputs and drift',
        'Retraining and staged release',
      ],
    },
    {
      module: 'Project and interviews',
      topics: [
        'Twelve weeks on the plant disease service',
        'A field test and its report',
        'Machine learning design interviews',
        'Mock interviews with a practising engineer',
      ],
    },
  ],
  prerequisites:
    'Comfortable Python, 12th standard mathematics you can still use, and Git. There is an entrance test of ninety minutes; a sample paper is sent on request.',
};
